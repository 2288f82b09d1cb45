/** The part of the sea chart that is shown: all of it at first, never beyond its edges, and where one points. */
import { Camera } from "../src/games/neptun/sea/camera.ts";

function near(a: readonly number[], b: readonly number[]): void {
  if (a.some((n, i) => Math.abs(n - b[i]) > 0.01)) throw new Error(`${a} is not ${b}`);
}

function framed(width: number, height: number): Camera {
  const camera = new Camera();
  camera.resize(width, height);
  return camera;
}

Deno.test("a frame shows the whole chart at first", () => {
  near(framed(600, 300).box(), [0, 0, 1200, 600]);
  near(framed(900, 300).box(), [-300, 0, 1800, 600]);
});

Deno.test("the point under the pointer stays where it is while one zooms", () => {
  const camera = framed(600, 300);
  camera.magnify(2, [450, 150]);
  near(camera.spot([900, 300]), [450, 150]);
  near([camera.zoom.value], [2]);
});

Deno.test("the chart cannot be pushed out of its frame", () => {
  const camera = framed(600, 300);
  camera.magnify(2);
  camera.shift(10_000, 10_000);
  near(camera.box(), [0, 0, 600, 300]);
  camera.shift(-10_000, -10_000);
  near(camera.box(), [600, 300, 600, 300]);
});

Deno.test("a narrow frame shows all places that fit, else those around the first", () => {
  const camera = framed(390, 310);
  for (const places of [[[760, 300], [980, 380], [820, 250]], [[1145, 290], [1130, 400]]] as [number, number][][]) {
    camera.gather(places);
    for (const [x, y] of places.map((place) => camera.spot(place))) {
      if (x < 22 || y < 22 || x > 368 || y > 288) throw new Error(`${places}: ${x} ${y}`);
    }
  }
  camera.gather([[600, 300], [70, 300], [1140, 300]]);
  near([camera.spot([600, 300])[0]], [195]);
  near([camera.box()[3]], [600]); // as much of the sea as fills the frame
});

Deno.test("a place outside the frame is brought into it", () => {
  const camera = framed(600, 300);
  camera.look(4, [100, 100]);
  camera.show([1000, 500]);
  const [x, y] = camera.spot([1000, 500]);
  if (x < 0 || y < 0 || x > 600 || y > 300) throw new Error(`${x} ${y}`);
});
