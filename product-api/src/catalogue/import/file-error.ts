import type { FileReason } from '@bieznik/contract/catalogue/import-reasons'

/** A file that cannot be used as a whole. */
export class FileError extends Error {
  readonly reason: FileReason
  /** Where, counting from 1. Null: nowhere in particular. */
  readonly line: number | null

  constructor(reason: FileReason, { line = null, ...options }: ErrorOptions & { line?: number | null } = {}) {
    super(`the file cannot be used: ${reason}`, options)
    this.name = 'FileError'
    this.reason = reason
    this.line = line
  }
}
