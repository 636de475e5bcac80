import { ConfigurationError } from './configuration/read-variables.ts'
import { createLogger, type Service } from './logger.ts'

/** Ends a program that cannot start: one line in its log, which names the variables that are wrong and what to do, and exit code 1. */
export function endFailedStart(service: Service, error: unknown): never {
  const log = createLogger(service, { LOG_LEVEL: 'fatal' })
  if (error instanceof ConfigurationError)
    log.fatal({ variables: error.variables }, `configuration: ${error.message.replaceAll('\n', ' ')}`)
  else log.fatal({ err: error }, `${service} could not start`)
  process.exit(1)
}
