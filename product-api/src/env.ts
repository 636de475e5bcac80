import { readProductApi, type ProductApiEnv } from '@bieznik/backend-kit/configuration/programs'
import { readVariables, type Environment } from '@bieznik/backend-kit/configuration/read-variables'
import { variables } from '@bieznik/backend-kit/configuration/variables'
import { secretsOf, type Secrets } from '@bieznik/backend-kit/signature'
import { z } from 'zod'

export type Env = ProductApiEnv

/** Reads the environment. Throws a ConfigurationError that names every variable that is wrong and what to do about it. */
export const readEnv = (source: Environment = process.env): Env => readProductApi(source)

/** What links in mails are signed with, and what they may be signed with. */
export const linkSecretsOf = ({ LINK_SECRET, LINK_SECRET_BEFORE }: Env): Secrets =>
  secretsOf(LINK_SECRET, LINK_SECRET_BEFORE)

const databaseSchema = z.object({ DATABASE_URL: variables.DATABASE_URL.schema })

/** For commands that need the database alone: a backup is taken of a shop that could not be opened as well. */
export const readDatabaseUrl = (source: Environment = process.env): string =>
  readVariables(databaseSchema, source).DATABASE_URL

const { KSEF_URL, KSEF_TOKEN, COMPANY_FILE } = variables
const ksefSchema = z.object({
  KSEF_URL: KSEF_URL.schema,
  KSEF_TOKEN: KSEF_TOKEN.schema,
  COMPANY_FILE: COMPANY_FILE.schema,
})

/** For commands that ask KSeF alone. */
export const readKsefAccess = (source: Environment = process.env): z.output<typeof ksefSchema> =>
  readVariables(ksefSchema, source)

const { FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST } = variables
const identitySchema = z.object({
  FIREBASE_PROJECT_ID: FIREBASE_PROJECT_ID.schema,
  FIREBASE_AUTH_EMULATOR_HOST: FIREBASE_AUTH_EMULATOR_HOST.schema,
})

/** For commands that need the accounts alone. */
export const readIdentity = (source: Environment = process.env): z.output<typeof identitySchema> =>
  readVariables(identitySchema, source)

/** As they are, those of the storefront as well, for the command that looks at both. */
export const variablesOfBoth = (): Environment => process.env

/** The PostgreSQL that tests make their databases on; not set: one of their own. */
export function readTestDatabaseUrl(source: Environment = process.env): string | undefined {
  return source.TEST_DATABASE_URL || undefined
}
