import { isLocalSite } from '@bieznik/contract/platform/site-url'
import type { Fault } from './read-variables.ts'
import { variables } from './variables.ts'
import type { Variable } from './variable.ts'

const EMULATORS = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_DATABASE_EMULATOR_HOST']

type Settings = Readonly<Record<string, unknown>> & { SITE_URL: string; FIREBASE_PROJECT_ID: string }

const isHere = (address: unknown): boolean => typeof address === 'string' && isLocalSite(address)

const equalsExample = ([name, { isSecret, example }]: [string, Variable], set: Settings): boolean =>
  isSecret === true && example !== undefined && set[name] === example

/**
 * What a shop that other people reach must not be started with: what lets anybody in, takes any payment for paid or sells in the name of an
 * invented company. `set`: the variables as a program has read them.
 */
export function faultsOfPublicShop(set: Settings): Fault[] {
  if (isLocalSite(set.SITE_URL)) return []
  return [
    ...EMULATORS.filter((name) => set[name] !== undefined).map((name) => ({
      name,
      message: 'names an emulator, which lets anybody in as anybody, beside a public SITE_URL',
      remedy: 'Unset it.',
    })),
    ...(set.FIREBASE_PROJECT_ID.startsWith('demo-')
      ? [
          {
            name: 'FIREBASE_PROJECT_ID',
            message: 'names a project that exists in the emulator only, beside a public SITE_URL',
          },
        ]
      : []),
    ...Object.entries<Variable>(variables)
      .filter(([name, { hasStandIn }]) => hasStandIn === true && isHere(set[name]))
      .map(([name]) => ({ name, message: 'names a stand-in on this machine beside a public SITE_URL' })),
    ...Object.entries<Variable>(variables)
      .filter((entry) => equalsExample(entry, set))
      .map(([name]) => ({ name, message: 'is the example of .env.example, which everybody can read' })),
    ...(set.COMPANY_FILE === undefined
      ? [{ name: 'COMPANY_FILE', message: 'is not set, and a public shop has no invented company' }]
      : []),
    ...(set.GOOGLE_APPLICATION_CREDENTIALS === undefined
      ? [{ name: 'GOOGLE_APPLICATION_CREDENTIALS', message: 'is not set' }]
      : []),
    ...(set.SMTP_URL === undefined && set.EMAILJS_SERVICE_ID === undefined
      ? [{ name: 'SMTP_URL', message: 'is not set, and a public shop has to send its mails' }]
      : []),
  ]
}
