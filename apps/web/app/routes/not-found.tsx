import { data } from "react-router";

export const meta = () => [{ title: "Not found · Modelshelf" }];

/** No route has this address; the frame shows the page for it. */
export function loader(): never {
  throw data("There is no such page.", { status: 404 });
}

export default function NotFound() {
  return null;
}
