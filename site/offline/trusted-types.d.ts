/** Trusted Types, as far as this site uses them; browsers without them lack the factory. */
interface TrustedTypePolicyFactory {
  // A policy answers with an object that stands for the address where a script's address is wanted.
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string };
}

declare var trustedTypes: TrustedTypePolicyFactory | undefined;

interface NetworkInformation {
  saveData?: boolean;
}

interface Navigator {
  readonly connection?: NetworkInformation;
}
