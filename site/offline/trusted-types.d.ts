/** The part of Trusted Types that this site uses; browsers without them lack the factory. */
interface TrustedTypePolicyFactory {
  // A policy returns an object that is accepted wherever a script's address is required.
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
