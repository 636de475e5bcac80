import { readFileSync } from 'node:fs'
import { companySchema, exampleCompany, type Company } from '@bieznik/contract/platform/company-schema'
import { z } from 'zod'
import { ConfigurationError } from './configuration/read-variables.ts'

/**
 * Reads the record of the company from a JSON file; without a file it is the invented one. Throws an Error that names every entry
 * that is wrong and why.
 */
export function readCompany(file: string | undefined): Company {
  if (file === undefined) return exampleCompany
  const parsed = companySchema.safeParse(parseFile(file))
  if (parsed.success) return parsed.data
  throw fault(`(${file}) cannot be used:\n${z.prettifyError(parsed.error)}`)
}

const fault = (message: string, cause?: unknown): ConfigurationError =>
  new ConfigurationError([{ name: 'COMPANY_FILE', message }], { cause })

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw fault(`(${file}) cannot be read as JSON`, error)
  }
}
