/** How React's compiler runs, in the build and while developing. */
export const compilerOptions = {
  // Without it a component that the compiler refuses goes on without its caches, and nobody hears of it.
  panicThreshold: "all_errors" as const,
  // It refuses a component in which one of these rules of the linter is switched off.
  eslintSuppressionRules: [
    "react/exhaustive-deps",
    "react/rules-of-hooks",
    "react-hooks/exhaustive-deps",
    "react-hooks/rules-of-hooks",
  ],
};
