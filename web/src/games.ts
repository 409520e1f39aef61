/** The games that this page can show, one line each. Which of them are offered is up to the server. */

export { face as voidfall } from "./voidfall/face";
export { face as revenant } from "./revenant/face";
export { face as lanterns } from "./lanterns/face";
