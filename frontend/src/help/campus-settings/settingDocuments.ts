import { graphql } from '../../gql/documents.ts';

/** Settings as the page shows them. */
export const CampusSettingsPageQuery = graphql(`
  query CampusSettingsPage {
    campusSettings {
      campus
      file
      settings {
        name
        title
        about
        value
        otherwise
        source
        isChangeable
      }
    }
  }
`);

/** Changes the settings. Returns the settings after the change, and the look of the pages. */
export const UpdateCampusSettingsMutation = graphql(`
  mutation UpdateCampusSettings($input: UpdateCampusSettingsInput!) {
    updateCampusSettings(input: $input) {
      campusSettings {
        campus
        file
        look {
          light {
            solid
            onSolid
            text
            subtle
            border
          }
          dark {
            solid
            onSolid
            text
            subtle
            border
          }
        }
        settings {
          name
          title
          about
          value
          otherwise
          source
          isChangeable
        }
      }
    }
  }
`);
