import { identifier, remembered } from "@modelshelf/code";

/** A method of the variable `client`, by its name: `client.chat.completions.create`. */
export const clientMethod = remembered((name) => identifier(`client.${name}`));
