// How much work the threads of a page do, task by task, from Chromium's own record. It counts processor time, not time on
// the clock: a test machine is busy with other things, and a task that waits for its turn is not a long one.
import { browser } from './browser.mjs';

/** Tasks of the page's threads while `work` runs: begin (ms), processor time (ms), and whether on the main thread. */
export async function tasksWhile(page, work) {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', '__metadata'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const names = new Map();
  for (const { name, pid, tid, args } of traceEvents) {
    if (name === 'thread_name') {
      names.set(`${pid}/${tid}`, args.name);
    }
  }
  const tasks = [];
  const marks = new Map();
  for (const { name, ph, pid, tid, ts, tdur } of traceEvents) {
    const thread = names.get(`${pid}/${tid}`) ?? '';
    const main = thread === 'CrRendererMain';
    if (name === 'ThreadControllerImpl::RunTask' && ph === 'X' && (main || thread.startsWith('DedicatedWorker'))) {
      tasks.push({ begin: ts / 1000, time: (tdur ?? 0) / 1000, main });
    } else if (/^sabar-/.test(name)) {
      marks.set(name, ts / 1000);
    }
  }
  return { tasks, marks };
}
