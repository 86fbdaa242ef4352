/** Fetches one of the build's data files. Rejects when it can't be had or is no JSON. */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}
