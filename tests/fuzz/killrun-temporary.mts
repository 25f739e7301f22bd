import fc from 'fast-check';
import { killTarget } from '/work/wt/n2transact/tests/fuzz/kill.ts';
const t = killTarget(); let n = 0; const end = Date.now() + Number(process.argv[2]) * 1000;
for (const input of fc.sample(t.inputs, { numRuns: 1000, seed: 11 })) { if (Date.now() > end) break; n++; try { await t.hold(input); } catch (e) { console.log('FAILED', JSON.stringify(input), e); break; } }
console.log({ n, killed: t.killed(), interrupted: t.interrupted() }); t.end();
