import { Ajv2019, type ValidateFunction } from 'ajv/dist/2019.js'
import { z } from 'zod'
import { closed, withClosedFields, type Json } from './closed.ts'

/** Says what of a value is not as a schema has it, each in a line. */
export type Validate = (side: 'request' | 'response', schema: Json, value: unknown) => string[]

const formats = {
  uri: (text: string) => URL.canParse(text),
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
}

/**
 * Of the schemas of one document. The fields of a request have to be in it; a response may have newer ones. Formats that services
 * name themselves are not looked at, and not all of their patterns are valid with the flag `u`.
 */
export function createValidator(schemas: Record<string, Json>): Validate {
  const ajv = new Ajv2019({ strict: false, unicodeRegExp: false, allErrors: true, logger: false, formats })
  ajv.addSchema({ $id: 'response', components: { schemas } })
  ajv.addSchema({ $id: 'request', components: { schemas: withClosedFields(schemas) } })
  const compiled = new Map<string, ValidateFunction>()
  return (side, schema, value) => {
    const text = JSON.stringify(side === 'request' ? closed(schema) : schema)
    const key = text.replaceAll('"#/components/', `"${side}#/components/`)
    const validate = compiled.get(key) ?? ajv.compile(z.looseObject({}).parse(JSON.parse(key)))
    compiled.set(key, validate)
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message = '', params }) =>
      [side, instancePath, message, JSON.stringify(params)].join(' '),
    )
  }
}
