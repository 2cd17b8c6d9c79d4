/** Address of a model's page; the public hub's own addresses have the same form. */
export const modelAddress = (id: string) => `/${id.split("/").map(encodeURIComponent).join("/")}`;
