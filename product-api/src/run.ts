import cluster from 'node:cluster'
import { flushCompileCache } from 'node:module'
import { AggregatorRegistry, Registry } from 'prom-client'
import type { Logger } from 'pino'
import type { Env } from './env.ts'
import type { VerifyToken } from './identity/caller.ts'
import { createMetrics } from './metrics/metrics.ts'
import { findLeader } from './processes/follower.ts'
import { startFollowers } from './processes/followers.ts'
import {
  connect,
  firebaseVerifierOf,
  listen,
  measureOutbox,
  measureProcess,
  prepareDatabase,
  showMetrics,
  startJobs,
} from './start.ts'

/** Closing finishes what is under way and lets go of everything. */
export type Program = { close: () => Promise<unknown> }

/** All in one process. */
async function runAlone(env: Env, logger: Logger, verifyToken: VerifyToken): Promise<Program> {
  const connected = connect(env, logger)
  await prepareDatabase(env, connected, logger)
  const jobs = startJobs(env, connected.db, logger)
  const metrics = createMetrics()
  measureProcess(metrics.registry, connected.pool)
  const refresh = measureOutbox(metrics.registry, connected.db, logger)
  const hideMetrics = await showMetrics(env, async () => {
    await refresh()
    return metrics.registry.metrics()
  })
  const end = async () => {
    await Promise.all([jobs.stop(), hideMetrics()])
  }
  const { mailQueued } = jobs
  return listen(env, { ...connected, logger, verifyToken, metrics, mailQueued, countCall: null, end })
}

/** Does the jobs and looks after the processes that answer calls. */
async function runLeader(env: Env, logger: Logger): Promise<Program> {
  const connected = connect(env, logger)
  await prepareDatabase(env, connected, logger)
  const jobs = startJobs(env, connected.db, logger)
  const { mailQueued } = jobs
  const followers = await startFollowers({ count: env.PRODUCT_API_PROCESSES, logger, mailQueued })
  const ours = new Registry()
  const theirs = new AggregatorRegistry()
  const refresh = measureOutbox(ours, connected.db, logger)
  const hideMetrics = await showMetrics(env, async () => {
    await refresh()
    return `${await theirs.clusterMetrics()}\n${await ours.metrics()}`
  })
  return {
    close: async () => {
      await followers.stop()
      await Promise.all([jobs.stop(), hideMetrics()])
      await connected.pool.end()
    },
  }
}

/** Answers calls, one process of several. */
async function runFollower(env: Env, logger: Logger, verifyToken: VerifyToken): Promise<Program> {
  const connected = connect(env, logger)
  // This kind answers the leader, who asks for the figures.
  const metrics = createMetrics(new AggregatorRegistry())
  AggregatorRegistry.setRegistries(metrics.registry)
  measureProcess(metrics.registry, connected.pool)
  const { mailQueued, count: countCall } = findLeader()
  return listen(env, { ...connected, logger, verifyToken, metrics, mailQueued, countCall })
}

/** The product API, in as many processes as the environment says. */
export async function run(
  env: Env,
  logger: Logger,
  verifyToken: VerifyToken = firebaseVerifierOf(env),
): Promise<Program> {
  const program = await runAsTold(env, logger, verifyToken)
  // By itself Node.js does so at the end, to which a process that is killed does not come.
  flushCompileCache()
  return program
}

function runAsTold(env: Env, logger: Logger, verifyToken: VerifyToken): Promise<Program> {
  if (cluster.isWorker) return runFollower(env, logger, verifyToken)
  return env.PRODUCT_API_PROCESSES > 1 ? runLeader(env, logger) : runAlone(env, logger, verifyToken)
}
