import "react";

// Invoker commands (HTML Standard, "command" and "commandfor"): React passes them on, but its types lack them.
declare module "react" {
  // oxlint-disable-next-line no-unused-vars -- a merged interface must repeat the type parameter of React's own
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
