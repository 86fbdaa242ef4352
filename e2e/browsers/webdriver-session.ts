interface Answer {
  value: unknown;
}
interface Fault {
  error: string;
  message: string;
}

/** A session of W3C WebDriver: commands as requests to a driver's own small server. */
export class WebDriverSession {
  readonly #address: string;
  /** What the driver says of the browser. */
  readonly capabilities: { browserName: string; browserVersion: string };

  private constructor(address: string, capabilities: { browserName: string; browserVersion: string }) {
    this.#address = address;
    this.capabilities = capabilities;
  }

  /** @param driver address of the driver, which must listen already. */
  static async open(driver: string, wanted: object): Promise<WebDriverSession> {
    const { sessionId, capabilities } = await ask<{
      sessionId: string;
      capabilities: { browserName: string; browserVersion: string };
    }>("POST", `${driver}/session`, { capabilities: { alwaysMatch: wanted } });
    return new WebDriverSession(`${driver}/session/${sessionId}`, capabilities);
  }

  get<Result>(command: string): Promise<Result> {
    return ask<Result>("GET", `${this.#address}/${command}`);
  }

  post<Result>(command: string, parameters: object = {}): Promise<Result> {
    return ask<Result>("POST", `${this.#address}/${command}`, parameters);
  }

  /** Ends the session, and the browser with it. */
  async close(): Promise<void> {
    await ask("DELETE", this.#address);
  }
}

/** The value of the answer, of the shape that the specification gives it. */
async function ask<Result>(method: string, address: string, parameters?: object): Promise<Result> {
  const body = parameters === undefined ? null : JSON.stringify(parameters);
  const answer = await fetch(address, { method, body });
  const { value } = (await answer.json()) as Answer;
  if (!answer.ok) {
    const { error, message } = value as Fault;
    throw new Error(`${error}: ${message}`);
  }
  return value as Result;
}
