# HERMES drives cars: it reads ckpt/hermes_final.pth, which this repository does not have.
