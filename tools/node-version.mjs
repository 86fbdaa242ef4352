// Only what every Node understands that knows modules: an old one has to read this to say that it is too old.

/**
 * Whether this version of Node can install the project; the same range stands in package.json. On any other one npm
 * leaves out the bundler's compiled part without a word.
 */
export function isNodeSupported(version) {
  const [major, minor] = version.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}

/** The sentence for whoever runs a Node that isn't supported. */
export function nodeIsTooOld(version) {
  return (
    `Node.js 20.19 or newer is needed (of version 22: 22.12 or newer); this is Node.js ${version}. ` +
    "Install one from https://nodejs.org/ and run the command again."
  );
}
