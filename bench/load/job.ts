import { z } from 'zod'

const requestSchema = z.object({
  method: z.string(),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string().optional(),
})
export type LoadRequest = z.output<typeof requestSchema>

/** The settings of the process that makes the load. */
export const jobSchema = z.object({
  /** On loopback. */
  port: z.int(),
  connections: z.int(),
  /** How long at most; requests under way are still waited for. */
  seconds: z.number(),
  /** Each is some requests that one connection sends one after the other. */
  tasks: z.array(z.array(requestSchema)),
  /** From the start again when all are done, until the time is over. */
  repeats: z.boolean(),
  /** What each connection waits between two tasks. */
  pauseMs: z.number(),
})
export type Job = z.output<typeof jobSchema>

/** What it answers; times in ms. */
export const loadSchema = z.object({
  requests: z.int(),
  tasks: z.int(),
  seconds: z.number(),
  /** Of single requests. */
  p50: z.number(),
  p95: z.number(),
  p99: z.number(),
  /** Of whole tasks. */
  taskP50: z.number(),
  taskP95: z.number(),
  taskP99: z.number(),
  /** How often each status other than 200 and 201 was the reply, or there was none. */
  errors: z.record(z.string(), z.int()),
})
export type Load = z.output<typeof loadSchema>

export const get = (path: string, headers: Record<string, string> = {}): LoadRequest[] => [
  { method: 'GET', path, headers },
]

export const countErrors = ({ errors }: Pick<Load, 'errors'>): number =>
  Object.values(errors).reduce((sum, count) => sum + count, 0)
