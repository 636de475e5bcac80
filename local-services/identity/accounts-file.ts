import { z } from 'zod'
import { getText, writePrivately } from '../files.ts'
import { accountSchema, type EmulatorClient } from './emulator-client.ts'

const fileSchema = z.object({ accounts: z.array(accountSchema) })

/** Reads the accounts of earlier runs into the emulator. Throws when the file is not what this module wrote. */
export async function readAccounts(file: string, client: EmulatorClient): Promise<void> {
  const text = await getText(file)
  if (text === null) return
  const { accounts } = parse(file, text)
  await client.importAccounts(accounts)
}

function parse(file: string, text: string): z.output<typeof fileSchema> {
  try {
    return fileSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(`${file} cannot be read; move it away to begin with the demo accounts alone.`, { cause })
  }
}

/** Keeps the file in step with the emulator: `save` writes when something changed since it last did. */
export function accountsFile(file: string, client: EmulatorClient): { save: () => Promise<void> } {
  let written = ''
  return {
    save: async () => {
      const text = JSON.stringify({ accounts: await client.listAccounts() }, null, 2)
      if (text === written) return
      await writePrivately(file, text)
      written = text
    },
  }
}
