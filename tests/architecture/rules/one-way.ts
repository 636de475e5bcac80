import { getZone, mayImport, resolveImport } from '../boundaries.ts'
import { contractPackage } from '../zones.ts'
import { pathOf, type Place, type Rule } from './rule.ts'

/** Why this import is against the picture; null: it is not. */
function getObjection(importer: string, specifier: string): string | null {
  const target = resolveImport(importer, specifier)
  if (target === null) return getPackageObjection(importer, specifier)
  if (mayImport(importer, target)) return null
  return `${describe(importer)} may not import ${describe(target)} (tests/architecture/zones.ts).`
}

function getPackageObjection(importer: string, name: string): string | null {
  const isOwn = name === contractPackage || name.startsWith(`${contractPackage}/`)
  if (getZone(importer) !== 'contract' || isOwn || importer.endsWith('.test.ts')) return null
  return `contract/ depends on ${contractPackage} alone, not on ${name}.`
}

function describe(path: string): string {
  const zone = getZone(path)
  if (zone === null) return `${path}, which is in no zone,`
  return zone === 'components/*' ? path.split('/', 2).join('/') : zone === 'root' ? path : zone
}

/** An import goes along the arrows of the picture, however it is written. */
export const oneWay: Rule = {
  create(context) {
    const importer = pathOf(context)
    function check(source: Place, specifier: string): void {
      const objection = getObjection(importer, specifier)
      if (objection) context.report({ node: source, message: objection })
    }
    return {
      ImportDeclaration: ({ source }) => check(source, source.value),
      ExportAllDeclaration: ({ source }) => check(source, source.value),
      ExportNamedDeclaration: ({ source }) => source && check(source, source.value),
      TSImportType: ({ source }) => check(source, source.value),
      ImportExpression({ source }) {
        if (source.type === 'Literal' && typeof source.value === 'string') return check(source, source.value)
        // `import(`@/messages/${locale}.json`)`: the part before the first gap says which folder it is.
        const start = source.type === 'TemplateLiteral' ? source.quasis[0]?.value.cooked : null
        if (start?.includes('/')) return check(source, start)
        context.report({
          node: source,
          message: 'Write out which folder this import reads, so that it can be checked.',
        })
      },
    }
  },
}
