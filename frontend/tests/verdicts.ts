/** Reads proofs, one JSON object a line, and writes a verdict a line: how the tests in Python ask the page's verifier. */
import './imports.ts';
import { createInterface } from 'node:readline';
import type { Proof } from '../src/table/fair/fair.ts';
import type { Memory } from '../src/table/fair/memory.ts';

const { verify } = await import('../src/table/fair/fair.ts');

for await (const text of createInterface({ input: process.stdin })) {
  const { proof, memory } = JSON.parse(text) as { proof: Proof; memory?: Memory };
  process.stdout.write(`${JSON.stringify(verify(proof, memory))}\n`);
}
