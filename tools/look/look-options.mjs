import { FriendlyError } from "../project.mjs";

/** `[--accept] [NAME…]`: whether the pictures taken become the kept ones, and the beginnings of the wanted names. */
export function readLookOptions(args) {
  const accept = args.includes("--accept");
  const names = args.filter((argument) => argument !== "--accept");
  const wrong = names.find((name) => !/^[a-z0-9][a-z0-9-]*$/.test(name));
  if (wrong !== undefined) {
    throw new FriendlyError(
      `Say npm run look -- [--accept] [NAME…] with names of pictures, or their beginnings; found "${wrong}".`,
    );
  }
  return { accept, names };
}
