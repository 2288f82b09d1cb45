// A city, and the supply of goods: more than one game has them. icon_set.tsx says how a drawing is written.

export const places = {
  city:
    "M2.5 21v-7.5L6 10l3 3V21zM15 21v-8l3-3 3.5 3.5V21zM9 21V8.5L12 4l3 4.5V21z|M2 21.5h20|M11.2 9.5h1.6V12h-1.6zM10.8 21v-3a1.2 1.2 0 0 1 2.4 0v3zM5.2 15h1.6v2H5.2zM17.2 15h1.6v2h-1.6z",
  supply:
    "M7.5 11.5l4.5 2.3v4.9l-4.5 2.5L3 18.7v-4.9zM16.5 11.5l4.5 2.3v4.9l-4.5 2.5-4.5-2.5v-4.9zM12 2.8l4.5 2.3v4.7L12 12.3 7.5 9.8V5.1z|M7.5 5.1L12 7.5l4.5-2.4M3 13.8l4.5 2.4 4.5-2.4 4.5 2.4 4.5-2.4",
} as const;
