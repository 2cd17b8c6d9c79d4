"""A variational autoencoder of very small pictures."""

from pathlib import Path

from pythae.models import VAE, VAEConfig
from tiny import make_all, model


@model("autoencoder")
def autoencoder(folder: Path) -> None:
    VAE(VAEConfig(input_dim=(1, 4, 4), latent_dim=4)).save(str(folder))


make_all()
