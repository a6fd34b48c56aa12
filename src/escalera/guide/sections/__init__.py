"""The sections of an edition's page, one module each."""
