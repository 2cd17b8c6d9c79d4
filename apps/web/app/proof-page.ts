/** Address of the page that says how the code is proven. */
export const proofPage = "/docs/proof";
