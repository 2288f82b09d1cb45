"""PyTorch layers from a network of a policy file, and back: learners train the one, bots play the other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from argosy.extras import missing_library
from argosy.network import Lookups, Network

try:
    import torch
    from torch import nn
except ModuleNotFoundError as error:
    raise missing_library("argosy.research.torch_network", error, "learn") from error


def layers(sizes: Sequence[int], last_gain: float = 1.0) -> nn.Sequential:
    """New layers of these sizes with ReLU between them; a small gain makes the first policy nearly uniform."""
    built: list[nn.Module] = []
    for number, (inputs, outputs) in enumerate(pairwise(sizes)):
        layer = nn.Linear(inputs, outputs)
        last = number == len(sizes) - 2
        nn.init.orthogonal_(layer.weight, last_gain if last else 2**0.5)
        nn.init.zeros_(layer.bias)
        built += [layer] if last else [layer, nn.ReLU()]
    return nn.Sequential(*built)


def layers_of(network: Network) -> nn.Sequential:
    """Layers with the weights of a network; what it looks up must be added to their inputs."""
    sizes = [network.weights[0].shape[0], *[weight.shape[1] for weight in network.weights]]
    built = layers(sizes)
    with torch.no_grad():
        for layer, weight, bias in zip(built[::2], network.weights, network.biases, strict=True):
            layer.weight.copy_(torch.from_numpy(weight.T.copy()))
            layer.bias.copy_(torch.from_numpy(bias.copy()))
    return built


def network_of(built: nn.Sequential, lookups: Lookups | None) -> Network:
    """The network with the weights of these layers."""
    linear = [layer for layer in built if isinstance(layer, nn.Linear)]
    return Network(
        tuple([np.ascontiguousarray(layer.weight.detach().cpu().numpy().T) for layer in linear]),
        tuple([layer.bias.detach().cpu().numpy().copy() for layer in linear]),
        lookups,
    )


def masked(logits: torch.Tensor, legal: torch.Tensor) -> torch.Tensor:
    """Logits as log-probabilities of the legal tokens."""
    return torch.log_softmax(logits.masked_fill(~legal, -1e9), dim=-1)
