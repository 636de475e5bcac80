import { z } from 'zod'

const advisorySchema = z.object({
  url: z.string(),
  title: z.string(),
  severity: z.string(),
  name: z.string(),
})

/** Of `npm audit --json`; a name in `via` stands for a package whose own entry says more. */
const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisorySchema])) })),
})

/**
 * An advisory that is known and does no harm here.
 *
 * @typedef {object} Exception
 * @property {string} id such as `GHSA-xxxx-xxxx-xxxx`
 * @property {string} why it cannot be used against the shop
 * @property {string} until the day on which somebody looks again, such as `2027-03-01`
 */

/**
 * What stands against the packages of production: high and critical advisories that are not excepted, and exceptions that are over or
 * no longer needed. null: this is no report, because the registry gave none.
 *
 * @param {unknown} report
 * @param {readonly Exception[]} exceptions
 * @param {string} today
 * @returns {string[] | null}
 */
export function judge(report, exceptions, today) {
  const { data } = reportSchema.safeParse(report)
  if (!data) return null
  const grave = Object.values(data.vulnerabilities)
    .flatMap(({ via }) => via.filter((each) => typeof each !== 'string'))
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
  const idOf = (/** @type {{ url: string }} */ { url }) => url.slice(url.lastIndexOf('/') + 1)
  const current = new Set(exceptions.filter(({ until }) => until >= today).map(({ id }) => id))
  const met = new Set(grave.map(idOf))
  return [
    ...new Set(
      grave
        .filter((advisory) => !current.has(idOf(advisory)))
        .map((advisory) => `${advisory.severity}: ${advisory.name}: ${advisory.title} (${idOf(advisory)})`),
    ),
    ...exceptions
      .filter(({ id }) => !met.has(id))
      .map(({ id }) => `The exception ${id} is not needed any more.`),
  ]
}
