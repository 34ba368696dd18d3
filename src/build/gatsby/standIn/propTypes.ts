const type = Object.assign(() => type, { isRequired: null });

/** Property types are checked in development only, but Gatsby's packages still name them. */
export default new Proxy({}, { get: () => type });
