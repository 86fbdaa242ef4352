/** The options of React's compiler, for the build and for development. */
export const compilerOptions = {
  // Otherwise a component that the compiler rejects would silently run without its caches.
  panicThreshold: "all_errors" as const,
  // It rejects a component that disables one of these linter rules.
  eslintSuppressionRules: [
    "react/exhaustive-deps",
    "react/rules-of-hooks",
    "react-hooks/exhaustive-deps",
    "react-hooks/rules-of-hooks",
  ],
};
