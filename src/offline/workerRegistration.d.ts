/** Gatsby's register-service-worker, aliased in build/gatsby/slimBundle. */
declare module "gatsby-worker-registration";
