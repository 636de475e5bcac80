import { parseArgs } from 'node:util'
import { z } from 'zod'

/** In the order in which they run: the first finds a server that nobody has visited, the last would disturb the others. */
export const blockNames = [
  'server',
  'pages',
  'navigation',
  'lighthouse',
  'api',
  'mixed-load',
  'growth',
  'orders',
  'start',
] as const

const USAGE = `npm run bench -- [${blockNames.join('] [')}] [--quick] [--minutes n]`

/** Buyers are signed in for an hour, of which something has to be left. */
const MOST_MINUTES = 50

const optionsSchema = z.object({
  positionals: z.array(z.enum(blockNames)),
  values: z.object({
    quick: z.boolean(),
    minutes: z.coerce.number().positive().max(MOST_MINUTES).optional(),
  }),
})

/** What to measure. Throws with what is wrong and how it is meant. */
export function readOptions(args: readonly string[]) {
  const { positionals, values } = parse(args)
  return {
    blocks: positionals.length > 0 ? blockNames.filter((name) => positionals.includes(name)) : blockNames,
    isQuick: values.quick,
    minutes: values.minutes,
  }
}

function parse(args: readonly string[]): z.output<typeof optionsSchema> {
  try {
    return optionsSchema.parse(
      parseArgs({
        args: [...args],
        allowPositionals: true,
        options: { quick: { type: 'boolean', default: false }, minutes: { type: 'string' } },
      }),
    )
  } catch (error) {
    const words = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new Error(`${words}\nUsage: ${USAGE}`, { cause: error })
  }
}
