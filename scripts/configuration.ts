/*
 * npm run configuration: writes .env.example, docs/configuration.md and what compose.yaml hands on, from backend-kit/configuration.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { configurationPage, envExample, fillCompose } from './configuration/describe.ts'
import { root } from './env.mjs'
import { formatMarkdown } from './format-markdown.mjs'

const compose = join(root, 'compose.yaml')
await writeFile(join(root, '.env.example'), envExample())
await writeFile(join(root, 'docs/configuration.md'), await formatMarkdown(configurationPage()))
await writeFile(compose, fillCompose(await readFile(compose, 'utf8')))
