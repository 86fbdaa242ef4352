import { Sheet } from "../ui/parts.tsx";
import type { Person } from "./people.ts";

const NO_SCRIPT = "Passkeys need script: allow it for this address, and load the page again.";

/** A form that the script sends with a passkey in its field `credential`. */
export function PasskeyForm({
  action,
  kind,
  label,
  children,
}: {
  action: string;
  kind: "get" | "create";
  label: string;
  children?: React.ReactNode;
}) {
  return (
    <form method="post" action={action} data-passkey={kind} className="stack">
      {children}
      <input type="hidden" name="credential" />
      <button type="submit" className="primary" disabled>
        {label}
      </button>
      <p className="fault" data-passkey-fault role="alert" />
      <noscript>
        <p className="fault">{NO_SCRIPT}</p>
      </noscript>
    </form>
  );
}

/** Leads to the firm's own sign-in, and back. */
export function FirmLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <p>
      <a className="secondary" href={href}>
        {children}
      </a>
    </p>
  );
}

/** Shown for a moment on the way from the firm's sign-in. */
export function ComingInPage({ name }: { name: string }) {
  return (
    <Sheet title={`Welcome, ${name}`}>
      <p>
        <a className="primary" href="/enquiries">
          Go on
        </a>
      </p>
    </Sheet>
  );
}

/** Asks for a passkey. */
export function SignInPage({ fault, hasFirm }: { fault?: string | undefined; hasFirm: boolean }) {
  return (
    <Sheet title="Sign in">
      {fault !== undefined && <p className="fault">{fault}</p>}
      <PasskeyForm action="/sign-in" kind="get" label="Sign in with a passkey" />
      {hasFirm && <FirmLink href="/sign-in/firm">Sign in with your firm&rsquo;s account</FirmLink>}
      <p className="note">
        The first time here? Somebody at the desk can invite you, or whoever runs the server, who can also let
        you in again when every key is lost.
      </p>
    </Sheet>
  );
}

/** Lets an invited person make a key. */
export function JoinPage({
  person,
  secret,
  hasFirm,
  fault,
}: {
  person: Person;
  secret: string;
  hasFirm: boolean;
  fault?: string | undefined;
}) {
  return (
    <Sheet title={`Welcome, ${person.name}`}>
      {fault !== undefined && <p className="fault">{fault}</p>}
      <p>
        Make a passkey on this device, which will ask for your finger, face or PIN. It takes the place of a
        password; nobody else can use or see it.
      </p>
      <PasskeyForm action={`/join/${secret}`} kind="create" label="Make a passkey">
        <KeyName value="First key" />
      </PasskeyForm>
      {hasFirm && <FirmLink href={`/join/${secret}/firm`}>Use your firm&rsquo;s account instead</FirmLink>}
    </Sheet>
  );
}

/** What one calls a key. */
export function KeyName({
  value = "",
  id = "label",
  label = "Name of the key",
}: {
  value?: string;
  id?: string;
  label?: string;
}) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name="label"
        type="text"
        defaultValue={value}
        maxLength={60}
        required
        placeholder="Phone"
      />
    </div>
  );
}

/** Why an invitation leads nowhere. */
export function NotInvitedPage() {
  return (
    <Sheet title="This invitation doesn't hold">
      <p>It was used, or it is older than ten minutes. Ask for another one.</p>
      <p>
        <a href="/sign-in">Sign in</a>
      </p>
    </Sheet>
  );
}
