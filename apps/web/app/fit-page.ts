/** Address of the page that says how the memory that a model needs is estimated. */
export const fitPage = "/docs/fit";
