import { lookAtStorefront, storefrontSettings } from '../backend-kit/opening/look-at-storefront.ts'
import { openingLine, stateOf } from '../contract/platform/opening.ts'
import { isLocalSite } from '../contract/platform/site-url.ts'

/**
 * What stands between this storefront and an honest opening, for the log at start. A shop that only its own machine reaches is told of
 * nothing but the artwork that has to be fetched. `variables`: those of the environment.
 */
export async function startWarnings(
  root: string,
  variables: Readonly<Record<string, string | undefined>>,
  now: Date,
): Promise<string[]> {
  const settings = storefrontSettings(variables)
  const isLocal = isLocalSite(settings.siteUrl)
  const findings = await lookAtStorefront(root, settings, now)
  return findings
    .filter((each) => stateOf(each) === 'missing' && (!isLocal || each.check === 'notice'))
    .map(openingLine)
}
