// Only syntax that every Node with ES modules can parse: an old Node reads this file to report that it is too old.

/**
 * Whether this version of Node can install the project; package.json has the same range. On other versions npm silently
 * skips the bundler's compiled part.
 * @param {string} version
 */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}

/** The message for an unsupported Node. @param {string} version */
export function nodeIsTooOld(version) {
  return (
    `Node.js 20.19 or newer is needed (of version 22: 22.12 or newer); this is Node.js ${version}. ` +
    "Install one from https://nodejs.org/ and run the command again."
  );
}
