import { getZone } from '../boundaries.ts'
import { junkDrawers } from '../zones.ts'
import { pathOf, type Rule } from './rule.ts'

/** Every file is in a zone, and no folder is named after a kind of code instead of a topic. */
export const places: Rule = {
  create: (context) => ({
    Program(node) {
      const path = pathOf(context)
      const drawer = path
        .split('/')
        .slice(0, -1)
        .find((folder) => junkDrawers.includes(folder))
      if (drawer)
        context.report({ node, message: `Name the folder after what it is about, not "${drawer}".` })
      if (getZone(path) === null)
        context.report({ node, message: `${path} is in no zone (tests/architecture/zones.ts).` })
    },
  }),
}

/** A file that only hands on what other files export hides where things are, and loads all of it for one. */
export const noBarrels: Rule = {
  create: (context) => ({
    Program(node) {
      // Two addresses of one screen: the second page hands on the first.
      if (getZone(pathOf(context)) === 'app' && node.body.length === 1) return
      const isBarrel = node.body.length > 0 && node.body.every(handsOn)
      if (isBarrel) context.report({ node, message: 'No barrel files: import from the file that has it.' })
    },
  }),
}

function handsOn(statement: { type: string; source?: unknown }): boolean {
  if (statement.type === 'ExportAllDeclaration') return true
  return statement.type === 'ExportNamedDeclaration' && Boolean(statement.source)
}
