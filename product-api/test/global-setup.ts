import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../local-services/postgres/server.ts'
import { connectDatabase } from '../src/platform/db/client.ts'
import { applyMigrations } from '../src/platform/db/migrate.ts'
import { insertCatalogue } from '../src/platform/db/seed.ts'
import { readTestDatabaseUrl } from '../src/env.ts'
import { catalogue } from './catalogue.ts'
import { createDatabase, dropDatabase, urlOfDatabase } from './database-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
    templateName: string
  }
}

async function findServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = readTestDatabaseUrl()
  return url ? { url, stop: async () => undefined } : startPostgres({ ephemeral: true })
}

async function fillTemplate(url: string): Promise<void> {
  await applyMigrations(url)
  const { db, pool } = connectDatabase({ url, poolSize: 1, onIdleError: () => undefined })
  await db.transaction((tx) => insertCatalogue(tx, catalogue))
  await pool.end()
}

/** One PostgreSQL for the run, and in it a template from which each test file copies its own database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await findServer()
  const templateName = `bieznik_template_${process.pid}`
  await createDatabase(server.url, templateName)
  await fillTemplate(urlOfDatabase(server.url, templateName))
  project.provide('serverUrl', server.url)
  project.provide('templateName', templateName)
  return async () => {
    await dropDatabase(server.url, templateName)
    await server.stop()
  }
}
