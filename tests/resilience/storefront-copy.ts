import { cp, symlink } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** What the image of the storefront has besides its packages (`Dockerfile`). */
const PARTS = [
  '.next',
  'backend-kit',
  'contract',
  'lib',
  'messages',
  'public',
  'server',
  'next.config.ts',
  'package.json',
]

/** Copies the built storefront into a folder in which it starts; what matches `without` stays behind. */
export async function copyStorefront(folder: string, without: RegExp): Promise<void> {
  for (const part of PARTS)
    await cp(join(root, part), join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !without.test(path),
    })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
}
