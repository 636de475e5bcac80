import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './env.mjs'
import { formatMarkdown } from './format-markdown.mjs'
import { describeHouse } from './map/folder-map.ts'

/*
 * npm run map: writes zones, folders and their sizes at the end of docs/architecture.md, and prints them.
 */
const HEADING = '## Zones and folders\n\n'
const file = join(root, 'docs/architecture.md')
const [start = ''] = (await readFile(file, 'utf8')).split(HEADING)
const house = describeHouse(root)
await writeFile(file, await formatMarkdown(`${start}${HEADING}Written by \`npm run map\`.\n\n${house}`))
process.stdout.write(house)
