import type { ModelRecord } from "@modelshelf/catalogue";

/** The record with the fields that the incumbent's generators take for granted. */
export const peerModel = (model: ModelRecord) => ({
  tags: [],
  gated: false,
  ...model,
  inference: "warm",
  private: false,
  downloads: 0,
  likes: 0,
  createdAt: new Date(0),
});
