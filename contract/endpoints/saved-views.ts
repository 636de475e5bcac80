import { idParamSchema } from '../platform/id-param.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { addViewSchema, renameViewSchema, savedViewSchema, viewsQuerySchema } from '../people/saved-view.ts'

/** Everybody of the staff has lists; the handlers ask whose work the page of the list is. */
const area = 'home'
const params = z.strictObject({ id: idParamSchema })
const reply = z.array(savedViewSchema)

/** Views of a list; each change returns those of the list as they are then. */
export const savedViews = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/saved-views',
    area,
    summary: 'The saved views of a list, by their names',
    query: viewsQuerySchema,
    reply,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/saved-views',
    area,
    summary: 'Saves a view under a name that no other view of its list has',
    body: addViewSchema,
    reply,
    status: 201,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/admin/saved-views/:id',
    area,
    summary: 'Renames a view: who made it, and the owner',
    params,
    body: renameViewSchema,
    reply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/saved-views/:id',
    area,
    summary: 'Removes a view: who made it, and the owner',
    params,
    reply,
  }),
}
