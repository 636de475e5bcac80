/** Somebody asked the shop to stop, which is no failure. */
export class Interruption extends Error {}

/**
 * Everything that runs at one time: what was started, in that order, and whether it is over. It is over when one of the
 * programs ends by itself or when `end` is called.
 */
export function makeSupervisor() {
  const controller = new AbortController()
  const { signal } = controller
  /** @type {(() => Promise<void>)[]} */
  const stops = []
  /** @type {import('./program.mjs').Program[]} */
  const programs = []
  /** @type {PromiseWithResolvers<never>} */
  const { promise: over, reject } = Promise.withResolvers()
  // A caller that awaits it gets the error; without one there is no unhandled rejection.
  over.catch(() => undefined)

  /** @param {Error} reason */
  const end = (reason) => {
    controller.abort(reason)
    reject(reason)
  }

  return {
    signal,
    over,
    end,

    /**
     * Something to stop that is still starting: also what is ready only after the end was decided gets stopped.
     *
     * @template {{ stop: () => Promise<void> }} T
     * @param {() => Promise<T>} start
     */
    join: async (start) => {
      signal.throwIfAborted()
      const starting = start()
      // A start that fails is heard of below, and leaves nothing to stop.
      stops.push(() =>
        starting.then(
          ({ stop }) => stop(),
          () => undefined,
        ),
      )
      return starting
    },

    /**
     * A program; it is over when this one ends, unless it is one that comes to an end.
     *
     * @param {() => import('./program.mjs').Program} start
     * @param {{ isPassing?: boolean }} [options]
     */
    enlist: (start, { isPassing = false } = {}) => {
      signal.throwIfAborted()
      const program = start()
      programs.push(program)
      stops.push(program.stop)
      if (!isPassing) void program.ended.then(({ words }) => end(new Error(words)))
      return program
    },

    /** The last one in goes out first. A stop that fails does not keep the others from theirs. */
    stopAll: async () => {
      /** @type {unknown[]} */
      const failures = []
      for (const stop of stops.toReversed())
        await stop().catch((/** @type {unknown} */ error) => failures.push(error))
      if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be stopped.')
    },

    kill: () => programs.forEach((program) => program.kill()),
  }
}
