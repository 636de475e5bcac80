import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../arithmetic/samples.ts'
import { makeConnection, type Connection, type Outcome } from './connection.ts'
import type { Job, Load, LoadRequest } from './job.ts'

const GIVE_UP_AFTER_MS = 30_000
const LOOK_EVERY_MS = 1_000

/** Sends the requests of a job, as many at a time as it has connections. */
export async function perform({ port, connections, seconds, tasks, repeats, pauseMs }: Job): Promise<Load> {
  const all = tasks.map((requests) => requests.map(wireOf))
  const record = makeRecord()
  const lines = Array.from({ length: connections }, () => makeConnection(port))
  const watch = setInterval(() => giveUp(lines), LOOK_EVERY_MS)
  const start = performance.now()
  const isOver = () => performance.now() - start >= seconds * 1000
  const end = repeats ? Infinity : all.length
  let next = 0

  async function work(line: Connection): Promise<void> {
    while (!isOver() && next < end) {
      const begun = performance.now()
      for (const request of all[next++ % all.length] ?? []) {
        const sent = performance.now()
        record.request(await line.send(request), performance.now() - sent)
      }
      record.task(performance.now() - begun)
      if (pauseMs > 0) await sleep(pauseMs)
    }
  }

  await Promise.all(lines.map(work))
  clearInterval(watch)
  for (const line of lines) line.close()
  return record.end((performance.now() - start) / 1000)
}

function giveUp(lines: readonly Connection[]): void {
  for (const line of lines) line.giveUpAfter(GIVE_UP_AFTER_MS)
}

function wireOf({ method, path, headers, body = '' }: LoadRequest): Buffer {
  const fields = Object.entries({
    host: '127.0.0.1',
    ...headers,
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${fields.join('')}\r\n${body}`)
}

function makeRecord() {
  const requests: number[] = []
  const tasks: number[] = []
  const errors: Record<string, number> = {}
  return {
    request: (outcome: Outcome, ms: number): void => {
      requests.push(ms)
      if (outcome !== 200 && outcome !== 201) errors[outcome] = (errors[outcome] ?? 0) + 1
    },
    task: (ms: number): void => void tasks.push(ms),
    end: (seconds: number): Load => {
      const [single, whole] = [Float64Array.from(requests).toSorted(), Float64Array.from(tasks).toSorted()]
      return {
        requests: requests.length,
        tasks: tasks.length,
        seconds,
        p50: percentile(single, 0.5),
        p95: percentile(single, 0.95),
        p99: percentile(single, 0.99),
        taskP50: percentile(whole, 0.5),
        taskP95: percentile(whole, 0.95),
        taskP99: percentile(whole, 0.99),
        errors,
      }
    },
  }
}
