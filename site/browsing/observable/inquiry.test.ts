import { expect, test, vi } from "vitest";
import { Inquiry } from "./inquiry.ts";

/** An inquiry whose questions the test answers in any order. */
function inquiry(failureMessage?: string) {
  const answers: PromiseWithResolvers<number>[] = [];
  const ask = (): Promise<number> => {
    const answer = Promise.withResolvers<number>();
    answers.push(answer);
    return answer.promise;
  };
  return { tested: new Inquiry<string, number>(ask, failureMessage), answers };
}

test("what is asked is answered", async () => {
  const { tested, answers } = inquiry();
  const answer = tested.put("m8");
  expect(tested.state()).toEqual({ question: "m8", status: "asking", last: undefined });
  answers[0]?.resolve(3);
  await answer;
  expect(tested.state()).toEqual({
    question: "m8",
    status: "answered",
    last: { question: "m8", answer: 3 },
  });
});

test("an answer to a question before is no answer to the present one", async () => {
  const { tested, answers } = inquiry();
  const seen: unknown[] = [];
  tested.subscribe(() => seen.push([tested.state().status, tested.state().last?.answer]));
  const both = [tested.put("m"), tested.put("m8")];
  answers[1]?.resolve(2);
  answers[0]?.resolve(99);
  await Promise.all(both);
  expect(seen).toEqual([
    ["asking", undefined],
    ["asking", undefined],
    ["answered", 2],
  ]);
});

test("a failure of a question before is no failure of the present one", async () => {
  const { tested, answers } = inquiry();
  const both = [tested.put("m"), tested.put("m8")];
  answers[0]?.reject(new Error("offline"));
  answers[1]?.resolve(2);
  await Promise.all(both);
  expect(tested.state().status).toBe("answered");
});

test("an answer stays until the next one is there, or nothing is asked any more", async () => {
  const { tested, answers } = inquiry();
  const first = tested.put("mill");
  answers[0]?.resolve(5);
  await first;
  void tested.put("mills");
  expect(tested.state()).toMatchObject({ status: "asking", last: { question: "mill", answer: 5 } });
  void tested.put(undefined);
  answers[1]?.resolve(6);
  await new Promise(setImmediate);
  expect(tested.state()).toEqual({ question: undefined, status: "idle", last: undefined });
});

test("a failure is told, and the next try may get the answer", async () => {
  const complaint = vi.spyOn(console, "error").mockReturnValue();
  const { tested, answers } = inquiry("It could not be loaded.");
  const first = tested.put("m8");
  answers[0]?.reject(new Error("offline"));
  await first;
  expect(tested.state()).toMatchObject({ status: "failed" });
  expect(complaint).toHaveBeenCalledOnce();
  const second = tested.put("m8");
  answers[1]?.resolve(1);
  await second;
  expect(tested.state()).toMatchObject({ status: "answered" });
});
